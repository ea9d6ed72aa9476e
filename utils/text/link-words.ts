/** Dots that look like the one in an address. */
const DOTS = /[。｡․．ꓸ·‧٠܂۔]/g;

/** Whether the words of a link name another host than it leads to. */
export function namesAnother(words: string, host: string): boolean {
  return words
    .replace(DOTS, ".")
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.-]+/u)
    .some((word) => {
      const name = word.split(".").filter(Boolean).join(".");
      const isHost = name.includes(".") && /\p{L}{2}/u.test(name.slice(name.lastIndexOf(".")));
      return isHost && host !== name && !host.endsWith(`.${name}`) && name !== `www.${host}`;
    });
}
