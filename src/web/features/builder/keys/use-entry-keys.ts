import { useEffect, useEffectEvent } from 'react'
import { isTextField } from '../../../lib/key-target.ts'
import { chosenCommands } from '../draft/chosen-commands.ts'
import { type EntryCommand, entryCommands } from '../draft/entry-commands.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { keyOfEntry } from './key-target.ts'

/** The keys of the focused entry, or of all chosen ones: moving, duplicating, inserting, deleting. */
export function useEntryKeys(builder: BuilderState): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    const key = keyOfEntry(event.target)
    if (!command || key === undefined || isTextField(event.target)) return
    event.preventDefault()
    const commands = builder.choice.keys.length > 0 ? chosenCommands(builder) : entryCommands(builder, key)
    commands[command]?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): EntryCommand | undefined {
  const pressed = [
    ...(ctrlKey || metaKey ? ['Mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    key.length === 1 ? key.toLowerCase() : key,
  ]
  return commandOfKeys[pressed.join('+')]
}

const commandOfKeys: Record<string, EntryCommand> = {
  'Alt+ArrowUp': 'shiftUp',
  'Alt+ArrowDown': 'shiftDown',
  'Mod+d': 'duplicate',
  'Mod+Enter': 'insertBelow',
  'Mod+Shift+Enter': 'insertAbove',
  'Mod+g': 'wrap',
  'Mod+Shift+g': 'unwrap',
  Delete: 'remove',
}
