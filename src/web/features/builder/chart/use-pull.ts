import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Step } from '#domain/workout/step.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { Pull } from './pulled-value.ts'
import type { Scale } from './scales/scale.ts'

export type Pulling = {
  draftStep: DraftStep
  /** Called when the handle is taken; `roomPx` is the px from there to the right edge of the screen. */
  take: (taken: { roomPx: number }) => (pull: Pull) => number
  onChange: (step: Step) => void
  /** Called when a pull begins and when it ends, so that it is a step of the history. */
  onEnd: () => void
  /** Called with the step as it was, when a pull is cancelled or leads back to where it began. */
  onRestore: (before: DraftStep) => void
  /** Called instead when the handle was only pressed, at so many px from the left of the screen. */
  onPress: (clientX: number) => void
}

type Taken = {
  before: DraftStep
  scale: Scale<Step>
  x: number
  y: number
  value: number
  isMoved: boolean
  pulledTo: (pull: Pull) => number
}

/** A pointer that moves less is pressing, in px. */
const STILL_PX = 3

/** Pulls a handle with a mouse or a finger, wherever the pointer goes meanwhile. Escape cancels. */
export function usePull({ draftStep, scale, ...pulling }: Pulling & { scale: Scale<Step> }) {
  const taken = useRef<Taken>(undefined)
  const [isPulled, setPulled] = useState(false)

  const end = () => {
    if (!taken.current) return
    taken.current = undefined
    setPulled(false)
    pulling.onEnd()
  }
  const cancel = () => {
    const { current } = taken
    if (current && current.value !== current.scale.value) pulling.onRestore(current.before)
    end()
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || taken.current) return
      const { currentTarget, pointerId, clientX: x, clientY: y } = event
      // Otherwise the browser would select text while the pointer moves.
      event.preventDefault()
      currentTarget.focus({ preventScroll: true })
      currentTarget.setPointerCapture(pointerId)
      const pulledTo = pulling.take({ roomPx: window.innerWidth - x })
      taken.current = { before: draftStep, scale, x, y, value: scale.value, isMoved: false, pulledTo }
      setPulled(true)
      pulling.onEnd()
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = taken
      if (!current) return
      const pull = { x: clientX - current.x, y: clientY - current.y }
      if (!current.isMoved && Math.hypot(pull.x, pull.y) < STILL_PX) return
      current.isMoved = true
      const value = current.pulledTo(pull)
      if (value === current.value) return
      current.value = value
      if (value === current.scale.value) pulling.onRestore(current.before)
      else pulling.onChange(current.scale.at(value))
    },
    onPointerUp({ clientX }: PointerEvent) {
      const isPressed = taken.current?.isMoved === false
      end()
      if (isPressed) pulling.onPress(clientX)
    },
    onLostPointerCapture: end,
    onPointerCancel: cancel,
    onKeyDown(event: KeyboardEvent) {
      if (!taken.current) return
      // No other key changes the workout during a pull.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') cancel()
    },
  }
  return { isPulled, handlers }
}
