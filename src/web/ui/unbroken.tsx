import { Fragment, type ReactNode } from 'react'

/**
 * Words whose ranges stay on one line: a browser may break after a dash, and `1:41–` alone at a line's end is read as
 * open. A range reaches from one plain space to the next, its unit after a thin space included.
 */
export function Unbroken({ children }: { children: string }): ReactNode {
  return children.split(/([^ ]*[–→][^ ]*)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
