import { useQuery } from '@tanstack/react-query'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { formatsQuery } from './queries.ts'
import type { Downloads, WrittenFormat } from './use-download.ts'
import { fileAddress } from './workout-address.ts'

/** Every kind of file a workout can be taken along in, who reads it, and what the chosen one cannot carry. */
export function DownloadDialog({
  id,
  reference,
  downloads: { chosen, choose },
}: {
  id: string
  reference: number | undefined
  downloads: Downloads
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...formatsQuery(id, reference),
    enabled: chosen !== undefined,
  })
  const format = data?.find((one) => one.id === chosen) ?? data?.[0]
  const close = () => choose(undefined)
  return (
    <Dialog
      open={chosen !== undefined}
      onOpenChange={(open) => open || close()}
      title="Download"
      description="For watches, trainers and other apps."
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
          {format && (
            <ButtonAnchor tone="primary" href={fileAddress(id, format.id, reference)} download onClick={close}>
              Download {format.label}
            </ButtonAnchor>
          )}
        </>
      }
    >
      {!data && !error && <Loading label="Loading formats" className="min-h-32" />}
      {!data && error && (
        <Notice
          tone="danger"
          title="Failed to load the formats"
          actions={
            <Button size="compact" busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {data && format && (
        <div className="grid gap-5 pb-2">
          <RadioGroup<WrittenFormat, { readers: string; extension: string }>
            label="Format"
            labelHidden
            options={data.map(({ id: value, label, readers, extension }) => ({ value, label, readers, extension }))}
            value={format.id}
            onChange={choose}
            looks={looks}
          />
          <Losses label={format.label} losses={format.losses} />
        </div>
      )}
    </Dialog>
  )
}

function Losses({ label, losses }: { label: string; losses: readonly string[] }) {
  return (
    <div aria-live="polite" className="border-ink border-t-[1.5px] pt-3">
      {losses.length === 0 ? (
        <p>{label} carries all of this workout.</p>
      ) : (
        <>
          <h3 className="text-h4">What {label} cannot carry</h3>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-ink-2 [overflow-wrap:anywhere]">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const looks = {
  list: 'grid border-ink border-t-[1.5px]',
  option:
    'relative flex min-h-12 cursor-pointer items-center gap-4 border-line border-b py-2 pr-2 pl-3 transition-colors hover:bg-sunken has-checked:bg-accent-wash has-checked:shadow-[inset_4px_0_0_var(--accent),inset_5px_0_0_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2',
  draw: ({ label, readers, extension }: { label: string; readers: string; extension: string }) => (
    <>
      <span className="min-w-0 flex-1 pl-1">
        <span className="block font-[540]">{label}</span>
        <span className="block text-ink-2 text-small">{readers}</span>
      </span>
      <span className="text-ink-2 text-small">.{extension}</span>
    </>
  ),
}
