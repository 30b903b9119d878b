import { Loading } from '../../../ui/loading.tsx'

/** The placeholder of the list while it loads: rows of grey, beating one after another. */
export function RouteListSkeleton() {
  return (
    <>
      <Loading label="Loading routes" className="sr-only" />
      <div aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <div key={place} className="flex items-center gap-4 border-line border-b py-3 sm:gap-6">
            <span className={`size-16 rounded-panel sm:size-20 ${beating}`} style={delay(place)} />
            <span className="grid flex-1 gap-3">
              <span className={`h-4 w-2/5 rounded-chip ${beating}`} style={delay(place)} />
              <span className={`h-3.5 w-3/5 rounded-chip ${beating}`} style={delay(place)} />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

const beating = 'animate-beat bg-line'
const delay = (place: number) => ({ animationDelay: `${place * 60}ms` })
