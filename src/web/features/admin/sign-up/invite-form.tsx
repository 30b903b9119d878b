import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { call } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { everythingOfAdmins } from '../queries.ts'
import { countAddresses, MAX_INVITED, MAX_LIST_CHARACTERS } from './address-list.ts'
import { InvitedList } from './invited-list.tsx'
import { stillToInvite } from './outcome-words.ts'

/** Invites whoever is on a pasted list, and shows what became of each line. */
export function InviteForm() {
  const cache = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [addresses, setAddresses] = useState('')
  const [by, setBy] = useState<'letter' | 'link'>('letter')
  const [problem, setProblem] = useState<string>()
  const invite = useMutation({
    mutationFn: () => call('post /api/admin/invitations', { addresses, by }),
    onSuccess: ({ lines }) => setAddresses(stillToInvite(lines)),
    onError: (error) => complain(error instanceof CallError ? error.fields.addresses : undefined),
    onSettled: () => cache.invalidateQueries({ queryKey: everythingOfAdmins }),
  })
  const count = countAddresses(addresses)

  function complain(sentence: string | undefined) {
    setProblem(sentence)
    if (sentence) field.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (invite.isPending) return
    if (count === 0) return complain('Write an address, or paste a list.')
    complain(undefined)
    invite.mutate()
  }
  const failure = invite.error && problem === undefined ? invite.error.message : undefined
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure !== undefined && (
        <Notice tone="danger" title="Failed to invite them">
          {failure}
        </Notice>
      )}
      <TextArea
        ref={field}
        label="Addresses"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        className="[&_textarea]:max-h-80 [&_textarea]:min-h-28"
        hint={`One on each line, or separated by commas; a name may stand before: Ada <ada@example.org>. Up to ${MAX_INVITED} at a time.`}
        error={problem}
        value={addresses}
        onPaste={(event) => {
          if (addresses.length + event.clipboardData.getData('text').length <= MAX_LIST_CHARACTERS) return
          event.preventDefault()
          complain(`The list is too long. Paste ${MAX_INVITED} addresses at a time.`)
        }}
        onChange={(event) => {
          setAddresses(event.target.value)
          setProblem(undefined)
        }}
      />
      <Segments
        label="Invite by"
        className="max-w-sm"
        options={[
          { value: 'letter', label: 'Letter' },
          { value: 'link', label: 'Link to pass on' },
        ]}
        value={by}
        onChange={setBy}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" tone="primary" busy={invite.isPending && 'Inviting...'}>
          {by === 'letter' ? 'Send invitations' : 'Make links'}
        </Button>
        <span className="tabular text-ink-2 text-small">{count > 0 && formatCount(count, 'line')}</span>
      </div>
      {invite.data && <InvitedList lines={invite.data.lines} />}
    </form>
  )
}
