import type { ReactNode } from 'react'

/** The properties of a group of radio buttons, in any of its looks. */
export type Choice<Value extends string, Option> = {
  /** The group's name: read out, and shown above it unless `labelHidden`. */
  label: string
  labelHidden?: boolean
  options: readonly (Option & { value: Value; label: string })[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** A sentence beneath it. */
  hint?: ReactNode
  /** The error of the answer, shown beneath it. */
  error?: string | undefined
  className?: string
  /** The name of the choice in a form that the browser itself sends. */
  name?: string
}

export type WithIcon = { icon?: ReactNode }
