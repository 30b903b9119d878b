import { Loading } from '../../ui/loading.tsx'

/** The placeholder of a list while it loads: rows of two grey lines, beating from top to bottom. */
export function RowSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <>
      <Loading label={label} className="sr-only" />
      <div aria-hidden="true" className="border-ink border-t-[1.5px]">
        {Array.from({ length: rows }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            key={row}
            className="flex items-center justify-between gap-6 border-line border-b py-4"
          >
            <span className="grid min-w-0 flex-1 gap-2">
              <span className={bar} style={{ width: `${30 + ((row * 17) % 25)}%`, animationDelay: `${row * 60}ms` }} />
              <span className={bar} style={{ width: `${45 + ((row * 11) % 25)}%`, animationDelay: `${row * 60}ms` }} />
            </span>
            <span className={`${bar} w-16`} style={{ animationDelay: `${row * 60}ms` }} />
          </div>
        ))}
      </div>
    </>
  )
}

const bar = 'block h-3.5 animate-beat rounded-chip bg-line'
