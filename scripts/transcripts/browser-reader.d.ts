/** The package describes only its other entry, which needs Node. */
declare module "@guidepup/virtual-screen-reader/browser.js" {
  export { virtual } from "@guidepup/virtual-screen-reader";
}
