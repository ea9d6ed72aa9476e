/** What the results page loads to show the digest. */
export { Digest } from "./Digest.tsx";
export { openDigest } from "./digest-store.ts";
export { followWatches } from "./watches-store.ts";
