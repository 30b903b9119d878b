import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { formatCount } from '#domain/units/words.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { everyStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { isAmongEntries } from '../keys/key-target.ts'
import { addingLine, loadLineReader } from './add-line.ts'

/** A field below the steps that takes a line of the text form: Enter adds what it says, and the next can be typed. */
export function QuickLine({ builder }: { builder: BuilderState }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<{ problem: string } | { readings: readonly string[] }>()
  const { line: typed, setLine: setTyped } = builder
  const { entries } = builder.draft

  async function add(event: FormEvent) {
    event.preventDefault()
    // The next line can be typed while the reader is still loading.
    setTyped('')
    const reader = await loadLineReader().catch(() => undefined)
    const { draft, details, sport, reference, open, edit } = builder.latest()
    const read = reader?.readLine(typed, { sport, poolLength: details.poolLength, reference }) ?? offline
    setAnswer(read)
    if ('problem' in read) return setTyped(builder.latest().line || typed)
    const count = read.steps.filter((entry) => 'intensity' in entry).length
    const said = [`Added ${formatCount(count, 'step')}.`, ...read.readings].join(' ')
    edit(addingLine(draft, read.steps), open?.key ?? '', said, 'if-lost')
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || ctrlKey || metaKey || altKey) return
    if (isTextField(target) || isInDialog(target) || !isAmongEntries(target)) return
    event.preventDefault()
    document.getElementById(id)?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // Added rows push the field down while one types in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field moves when the list changes.
  useLayoutEffect(() => {
    if (document.activeElement?.id === id) form.current?.scrollIntoView({ block: 'nearest' })
  }, [id, entries])

  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const readings = answer && 'readings' in answer && typed === '' ? answer.readings : []
  return (
    <form ref={form} onSubmit={(event) => void add(event)} noValidate className="mt-4 flex items-start gap-2">
      <TextField
        id={id}
        data-field="line"
        className="flex-1"
        label={everyStep(entries).length > 0 ? 'Type the next steps' : 'Type the steps'}
        placeholder={exampleOf(builder.sport)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-keyshortcuts="/"
        value={typed}
        hint={readings.length > 0 ? readings.join(' ') : undefined}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value)
          if (problem !== undefined) setAnswer(undefined)
        }}
      />
      <Button type="submit" className="mt-[1.4rem]">
        Add
      </Button>
    </form>
  )
}

const offline = { problem: 'Check your connection and try again.' }

/** A line that fits the sport. */
function exampleOf(sport: SportId): string {
  const { inPool, reference } = sportOf(sport)
  if (inPool) return '8x100 on 1:50'
  return reference.metric === 'power' ? '5x 3m 110-120% / 3m easy' : '6x 800mtr Z4 / 2m easy'
}
