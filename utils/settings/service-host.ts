/** The host of a service by its address; null: none is set. */
export function hostOfService(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}
