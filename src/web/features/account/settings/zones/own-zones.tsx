import { useLayoutEffect, useRef, useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import { isTable, tableBounds } from '#domain/sports/zone-bounds.ts'
import { Button } from '../../../../ui/button.tsx'
import { useSavingMetrics } from '../metrics/use-saving-metrics.ts'
import { ZoneRows } from '../metrics/zone-rows.tsx'
import { BoundsEditor } from './bounds-editor.tsx'
import { type BoundsForm, boundsFormOf, readBounds } from './bounds-form.ts'
import { drawnZones, type ShownZone } from './drawn-zones.ts'
import type { ZonedFigure } from './zoned-figure.ts'

/** The zones of a figure with the athlete's own bounds where they have some, and a way to change these. */
export function OwnZones({
  figure,
  usual,
  metrics,
}: {
  figure: ZonedFigure
  /** The zones as the table has them. */
  usual: readonly ShownZone[]
  metrics: AthleteMetrics
}) {
  const { label, name, type, sport } = figure
  const saved = metrics[name]
  const { save, remove } = useSavingMetrics()
  const [form, setForm] = useState<BoundsForm>()
  const opener = useRef<HTMLButtonElement>(null)

  const read = form && readBounds(form, figure)
  const drawn = read && 'bounds' in read ? read.bounds : saved
  const isOpen = form !== undefined
  const wasOpen = useRef(false)
  // The editor takes the focus with it when it closes.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setForm(undefined)
  const put = async () => {
    if (!read || !('bounds' in read)) return
    const bounds = [...read.bounds]
    // The table need not be kept.
    await save({ [name]: isTable(bounds, type, sport) ? null : bounds })
    close()
  }
  return (
    <div className="grid gap-2">
      {saved && <p className="text-label">With your own bounds</p>}
      <ZoneRows label={label} zones={drawn ? drawnZones(drawn, figure) : usual} />
      {form ? (
        <BoundsEditor figure={figure} form={form} onChange={setForm} onSave={put} onCancel={close} />
      ) : (
        <div className="flex flex-wrap gap-x-2">
          <Button
            ref={opener}
            size="compact"
            tone="quiet"
            className="-ms-3.5"
            aria-label={`Change zone bounds: ${label}`}
            onClick={() => setForm(boundsFormOf(saved ?? tableBounds(type, sport)))}
          >
            Change zone bounds
          </Button>
          {saved && (
            <Button
              size="compact"
              tone="quiet"
              aria-label={`Use the usual zones: ${label}`}
              onClick={() => void remove(name, `Own bounds of ${label.toLowerCase()}`)}
            >
              Use the usual zones
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
