/** The nonce that the page's content security policy asks of styles and scripts; undefined if it has none. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
}

/**
 * Allows the scroll lock of dialogs to add its style element under the page's content security policy: the library that
 * Radix uses for it reads the nonce from this global, which is named for webpack.
 */
export function allowStyles() {
  const nonce = pageNonce()
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
