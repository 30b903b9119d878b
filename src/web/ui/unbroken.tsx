import { Fragment, type ReactNode } from 'react'

/**
 * Text whose ranges stay on one line: a browser may break after a dash, and `1:41–` at a line's end looks like an
 * unbounded range. A range extends from one plain space to the next, with its unit after a thin space.
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
