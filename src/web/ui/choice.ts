import type { ReactNode } from 'react'

/** What a group of radio buttons is told, however it is drawn. */
export type Choice<Value extends string, Option> = {
  /** Names the group; read out, and shown above it unless `labelHidden`. */
  label: string
  labelHidden?: boolean
  options: readonly (Option & { value: Value; label: string; disabled?: boolean })[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** What is wrong with the answer, beneath it. */
  error?: string | undefined
  className?: string
}

export type WithIcon = { icon?: ReactNode }
