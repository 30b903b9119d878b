import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Calculator } from './calculators.ts'

/** What a calculator's figure is, how it is tested, and where its zones come from. */
export function Explanation({ calculator: { parameter } }: { calculator: Calculator }) {
  return <div className="grid max-w-2xl gap-8">{words[parameter]}</div>
}

const words: Record<Calculator['parameter'], ReactNode> = {
  pace: (
    <>
      <Part heading="What threshold pace is">
        <p>
          Threshold pace is the pace that you can race for about an hour. Easier than that, your body clears lactate as
          fast as it makes it; harder, it no longer does, and the time that you can hold on falls steeply.
        </p>
      </Part>
      <Part heading="How to find it">
        <p>
          A recent race says it best. Enter its distance and time, and the equations of Daniels and Gilbert (Oxygen
          Power, 1979) give the pace of an hour: about the pace of 15 km for a fast runner, of 10 km for a slower one.
        </p>
      </Part>
      <Sources>
        Joe Friel’s five zones, as multiples of your threshold pace; they agree with the paces that the equations give.
      </Sources>
    </>
  ),
  ftp: (
    <>
      <Part heading="What FTP is">
        <p>
          Functional threshold power is the power that you can hold for about an hour, in watts. Nearly every plan for
          cyclists is written in percent of it.
        </p>
      </Part>
      <Part heading="How to find it">
        <p>
          Warm up, then ride 20 minutes as hard as you can hold evenly. 95 % of the mean power is your FTP (Allen and
          Coggan, Training and Racing with a Power Meter). A ramp test, which gets harder every minute, gives it too:
          three quarters of your best minute.
        </p>
      </Part>
      <Sources>
        Seven zones in percent of FTP. They leave gaps: what lies between two zones belongs to neither, such as the
        106–120 % of classic VO2 Max work.
      </Sources>
    </>
  ),
  css: (
    <>
      <Part heading="What critical swim speed is">
        <p>
          Critical swim speed, or CSS, is about the fastest speed that you can keep up without slowing down. Swimmers
          write it as a pace per 100 meters or yards.
        </p>
      </Part>
      <Part heading="The CSS test">
        <p>
          Swim 400 at maximum effort, then 200 at maximum effort, in one session, with five minutes of active recovery
          between them. Push off from the wall both times, and take both times to the second.
        </p>
        <p>
          Your CSS is the speed of the 200 between them: 400 less 200, divided by the time of the 400 less that of the
          200 (Wakayoshi and others, 1992).
        </p>
      </Part>
      <Sources>Five zones as multiples of your pace at CSS, the figures on which four published tables agree.</Sources>
    </>
  ),
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  )
}

function Sources({ children }: { children: ReactNode }) {
  return (
    <Part heading="Where the zones come from">
      <p>
        {children}{' '}
        <Link to="/coaching" className="link">
          How sessions are made in them
        </Link>
      </p>
    </Part>
  )
}
