import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { partsQuery } from '../queries.ts'
import { partNames } from '../server/part-names.ts'

/** Says above every other tab which parts of the server need attention. */
export function Troubles({ isAtServer, onLook }: { isAtServer: boolean; onLook: () => void }) {
  const { data = [] } = useQuery(partsQuery)
  const ailing = data.filter(({ health }) => health === 'ailing')
  if (ailing.length === 0 || isAtServer) return null
  return (
    <Notice
      tone="danger"
      className="mb-6"
      title={ailing.length === 1 ? 'A part of the server needs attention' : 'Parts of the server need attention'}
      actions={
        <Button size="compact" onClick={onLook}>
          Look at the server
        </Button>
      }
    >
      {ailing.map(({ part, says }) => `${partNames[part]}: ${says}`).join(' ')}
    </Notice>
  )
}
