import { html } from 'hono/html'
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
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f4f1;color:#1c1c1a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
<p style="margin:0 0 24px;font-weight:600">${siteName}</p>
<p>${opening}</p>
${button && html`<p style="margin:24px 0"><a href="${button.link}" style="${buttonLook}">${button.label}</a></p>`}
${
  code &&
  html`<p style="margin-bottom:4px">${code.before}</p>
<p style="margin:0 0 24px;font:600 28px ui-monospace,monospace;letter-spacing:4px">${code.digits}</p>`
}
<p style="color:#5c5c57">${closing}</p>
</div></body></html>`
  const more = { ...(button ? { link: button.link } : {}), ...(kind ? { kind } : {}) }
  return { to, subject, text: `${text}\n`, html: String(page), ...more }
}

const buttonLook =
  'display:inline-block;padding:12px 20px;background:#1c1c1a;color:#fff;border-radius:6px;text-decoration:none'
