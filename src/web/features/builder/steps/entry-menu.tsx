import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Bookmark from 'lucide-react/icons/bookmark-plus'
import ClipboardCopy from 'lucide-react/icons/clipboard-copy'
import Copy from 'lucide-react/icons/copy-plus'
import OutOf from 'lucide-react/icons/indent-decrease'
import Into from 'lucide-react/icons/indent-increase'
import Plus from 'lucide-react/icons/plus'
import Repeat from 'lucide-react/icons/repeat-2'
import Select from 'lucide-react/icons/square-check'
import Trash from 'lucide-react/icons/trash-2'
import Ungroup from 'lucide-react/icons/ungroup'
import type { ReactNode } from 'react'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { copyEntries } from '../clipboard/use-clipboard.ts'
import { type DraftEntry, entryName } from '../draft/draft-entries.ts'
import { entryCommands } from '../draft/entry-commands.ts'
import { groupOf } from '../draft/place-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/** The menu of a step or a repeat. */
export function EntryMenu({ builder, entry }: { builder: BuilderState; entry: DraftEntry }) {
  return <Menu label={`Actions for ${entryName(entry)}`} items={() => entryItems(builder.latest(), entry)} />
}

function entryItems(builder: BuilderState, entry: DraftEntry): MenuItem[] {
  const { key } = entry
  const commands = entryCommands(builder, key)
  const isChosen = builder.choice.isChosen(entry, groupOf(builder.draft.entries, key))
  const move = (by: -1 | 1) => ({ disabled: !builder.canMove(key, by), onSelect: () => builder.move(key, by) })
  const item = (label: string, icon: ReactNode, onSelect: (() => void) | undefined) =>
    onSelect ? [{ label, icon, onSelect }] : []
  return [
    { label: 'Move up', icon: <ArrowUp />, ...move(-1) },
    { label: 'Move down', icon: <ArrowDown />, ...move(1) },
    ...item('Move into repeat above', <Into />, commands.enterAbove),
    ...item('Move into repeat below', <Into />, commands.enterBelow),
    ...item('Move out of repeat', <OutOf />, commands.leave),
    ...item('Insert step above', <Plus />, commands.insertAbove),
    ...item('Insert step below', <Plus />, commands.insertBelow),
    ...item('Duplicate', <Copy />, commands.duplicate),
    ...item('Repeat this step', <Repeat />, commands.wrap),
    ...item('Remove repeat, keep steps', <Ungroup />, commands.unwrap),
    ...item('Copy as text', <ClipboardCopy />, () => void copyEntries([entry], builder)),
    ...item('Save as block…', <Bookmark />, () => builder.showBlocks({ save: [entry] })),
    ...item(isChosen ? 'Unselect' : 'Select', <Select />, () => builder.choice.toggle(key)),
    { label: 'Delete', icon: <Trash />, tone: 'danger', onSelect: () => builder.remove(key) },
  ]
}
