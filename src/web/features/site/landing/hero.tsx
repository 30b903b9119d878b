import { createIsomorphicFn } from '@tanstack/react-start'
import { pricingAddress, useSite } from '../../../lib/site.ts'
import { Bracketed } from '../../../ui/bracket.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'
import { signUpAddress } from '../../billing/plans.ts'
import { HeroChart } from './hero-chart.tsx'

/** The purpose of the product, above a workout from edge to edge. */
export function Hero() {
  const { billing } = useSite()
  return (
    <section className="grid overflow-x-clip lg:*:[grid-area:1/1]">
      <div className="gutter pointer-events-none relative z-10 pt-4 pb-6 lg:max-w-[50vw] lg:pb-[17.5rem]">
        <Bracketed>Train Smarter</Bracketed>
        <h1 className="mt-5 text-display lg:text-[clamp(2.75rem,4.9vw,4.5rem)]">
          Spend less time planning and more time training
        </h1>
        <p className="mt-4 max-w-md text-ink-2 text-lead">
          Runs, rides and swims, written to your own threshold. Change every step, save it, share it.
        </p>
        <ButtonLink
          {...(billing === 'off' ? signUpAddress : pricingAddress)}
          tone="primary"
          size="hero"
          className="pointer-events-auto mt-6 max-sm:w-full"
        >
          {billing === 'off' ? 'Create Your Account' : 'Start Your 7 Day Free Trial'}
        </ButtonLink>
      </div>
      <Later
        drawn={drawChart()}
        load={loadChart}
        given={{}}
        when="touched"
        className="-mt-4 h-[19rem] self-end lg:mt-0 lg:h-[36rem]"
      />
    </section>
  )
}

// The server knows no window, so it draws the chart for a phone and for a wide window, and the page shows one of them.
const drawChart = createIsomorphicFn()
  .server(() => (
    <>
      <div className="lg:hidden">
        <HeroChart />
      </div>
      <div className="max-lg:hidden">
        <HeroChart assumed={{ width: 1440, height: 576 }} />
      </div>
    </>
  ))
  .client(() => null)

const loadChart = createIsomorphicFn()
  .server(async () => HeroChart)
  .client(async () => (await import('./hero-chart.tsx')).HeroChart)
