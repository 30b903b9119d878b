import { useState } from 'react'
import { chosenIn, keysBetween, toggleChosen } from './chosen-entries.ts'
import type { DraftEntry } from './draft-entries.ts'
import { entryOf } from './place-entries.ts'

/** The entries that are chosen together, so that a command changes all of them. */
export type Choice = {
  /** None while nothing is chosen. A step of a chosen repeat has no key here. */
  keys: readonly string[]
  isChosen: (entry: { key: string }, group?: { key: string }) => boolean
  /** Chooses an entry, or no longer. */
  toggle: (key: string) => void
  /** Chooses all from the one chosen first, else from `from`, to another. */
  extend: (to: string, from: string) => void
  choose: (keys: readonly string[]) => void
  end: () => void
}

export function useChoice(entries: readonly DraftEntry[]): Choice {
  const [chosen, setChosen] = useState<{ keys: readonly string[]; anchor?: string | undefined }>({ keys: [] })
  // What an undo or another view removed is no longer chosen.
  const keys = chosenIn(entries, chosen.keys).map(({ key }) => key)
  return {
    keys,
    isChosen: ({ key }, group) => keys.includes(key) || (group !== undefined && keys.includes(group.key)),
    toggle: (key) => setChosen({ keys: toggleChosen(entries, keys, key), anchor: key }),
    extend(to, from) {
      const begun = keys.length > 0 && chosen.anchor !== undefined && entryOf(entries, chosen.anchor)
      const anchor = begun ? begun.key : from
      setChosen({ keys: keysBetween(entries, anchor, to), anchor })
    },
    choose: (chosenKeys) => setChosen({ keys: chosenKeys }),
    end: () => setChosen({ keys: [] }),
  }
}
