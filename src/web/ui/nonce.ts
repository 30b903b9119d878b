/**
 * Lets the scroll lock of dialogs write its style element under the page's policy: the small library under Radix reads
 * the nonce from this global, the name webpack gave it.
 */
export function allowStyles() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  if (meta) Object.assign(globalThis, { __webpack_nonce__: meta.nonce })
}
