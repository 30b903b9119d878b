/**
 * Allows the scroll lock of dialogs to add its style element under the page's content security policy: the library that
 * Radix uses for it reads the nonce from this global, which is named for webpack.
 */
export function allowStyles() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  if (meta) Object.assign(globalThis, { __webpack_nonce__: meta.nonce })
}
