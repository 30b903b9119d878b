import type { ReactNode, RefObject } from 'react'

type Frame = { drawn: ReactNode; frame: RefObject<HTMLDivElement | null>; className?: string | undefined }

/**
 * The server's drawing of a part of a page. The browser keeps it as it is, without the script that drew it: there, `drawn`
 * is null. On a page that the browser itself has drawn the frame is empty.
 */
export function ServerDrawing({ drawn, frame, className }: Frame) {
  if (drawn)
    return (
      <div className={className} data-server-drawing="">
        {drawn}
      </div>
    )
  return (
    <div
      ref={frame}
      className={className}
      suppressHydrationWarning
      // React leaves what the server has drawn inside an element whose HTML is given.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, in whose place the server's drawing stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

export function isEmpty(frame: Element): boolean {
  return frame.childNodes.length === 0
}
