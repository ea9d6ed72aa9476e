/** One page has this address, whatever part of it is shown. */
export function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, "");
}
