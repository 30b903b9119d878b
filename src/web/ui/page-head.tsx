import { Asset, ScriptOnce, useRouter, useTags } from '@tanstack/react-router'
import { afterPaint } from '../lib/after-paint.ts'
import { noteEarlyPress } from '../lib/early-use.ts'

/**
 * What routes put into the head of a page. The files of its script are asked for once it is painted: before that they
 * would share a slow line with its styles and its font.
 */
export function PageHead() {
  const tags = useTags()
  const nonce = useRouter().options.ssr?.nonce
  const isFile = ({ attrs }: (typeof tags)[number]) => attrs?.rel === 'modulepreload'
  const files = tags.filter(isFile).map(({ attrs }) => String(attrs?.href))
  return (
    <>
      {tags
        .filter((tag) => !isFile(tag))
        .map((tag) => (
          <Asset {...tag} key={JSON.stringify(tag)} {...(nonce ? { nonce } : {})} />
        ))}
      <ScriptOnce>{`(${afterPaint})(()=>(${loadFiles})(${JSON.stringify(files)}));(${noteEarlyPress})()`}</ScriptOnce>
    </>
  )
}

/** Sent as text, so it uses nothing of this file. */
function loadFiles(files: readonly string[]) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  for (const href of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, nonce })
    document.head.append(link)
  }
}
