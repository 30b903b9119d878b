import { html, raw } from 'hono/html'
import type { LetterKind } from '../../db/letter-kind.ts'
import type { Letter } from '../../mail/letter.ts'

/** The content of a letter, before it is written as text and HTML. */
export type Draft = {
  kind?: LetterKind
  to: string
  subject: string
  opening: string
  button?: { label: string; link: string }
  code?: { before: string; digits: string }
  closing: string
}

/** Writes a letter as plain text and as HTML without images, scripts or other external content. */
export function writeLetter(siteName: string, draft: Draft): Letter {
  const { kind, to, subject, opening, button, code, closing } = draft
  const text = [
    opening,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(code ? [`${code.before}\n${code.digits}`] : []),
    closing,
    siteName,
  ].join('\n\n')
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${subject}</title><style>${raw(darkLook)}</style></head>
<body class="page" style="margin:0;padding:32px 16px;background:#fafaf7;color:#131c18;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #ddddd7;border-radius:8px">
<p style="margin:0 0 24px;font-weight:600">${siteName}</p>
<p>${opening}</p>
${button && html`<p style="margin:24px 0"><a class="button" href="${button.link}" style="${buttonLook}">${button.label}</a></p>`}
${
  code &&
  html`<p style="margin-bottom:4px">${code.before}</p>
<p style="margin:0 0 24px;font:600 28px ui-monospace,monospace;letter-spacing:4px">${code.digits}</p>`
}
<p class="quiet" style="margin-bottom:0;color:#4f5650">${closing}</p>
</div></body></html>`
  const more = { ...(button ? { link: button.link } : {}), ...(kind ? { kind } : {}) }
  return { to, subject, text: `${text}\n`, html: String(page), ...more }
}

// The product's colours, as hexadecimal numbers: mail programs know no others.
const buttonLook =
  'display:inline-block;padding:12px 20px;background:#cff22c;color:#131c15;border:1px solid #99ba22;border-radius:6px;font-weight:600;text-decoration:none'

/** For mail programs that read styles and show letters dark; important, because everything else is said inline. */
const darkLook = `@media (prefers-color-scheme:dark){
.page{background:#0d110f!important;color:#f0f0ec!important}
.card{background:#151a18!important;border-color:#2b312e!important}
.quiet{color:#b5b7b0!important}
.button{border-color:#cff22c!important}
}`
