/**
 * Metres a second of a rider on a steady slope, in still air, by the equation of Martin et al. 1998 ("Validation of a
 * mathematical model for road cycling power"). The slope is metres up for a metre of way, negative downhill. The power is
 * in watts, the mass that of rider and bike in kilograms.
 */
export function rideSpeed(watts: number, kilograms: number, slope: number): number {
  const rolling = kilograms * GRAVITY * (ROLLING_RESISTANCE + slope)
  // The power needed grows with the speed wherever it is above what the rider gives, so halving finds the speed.
  let [low, high] = [0, MAX_METRES_PER_SECOND]
  for (let round = 0; round < HALVINGS; round += 1) {
    const speed = (low + high) / 2
    const needed = speed * (rolling + DRAG * speed * speed)
    if (needed > watts * DRIVE_EFFICIENCY) high = speed
    else low = speed
  }
  return low
}

const GRAVITY = 9.81
/** Of a road tyre on asphalt. */
const ROLLING_RESISTANCE = 0.005
/** Half the density of air (1.2 kg/m³) times a frontal area with drag of 0.36 m², hands on the hoods. */
const DRAG = 0.5 * 1.2 * 0.36
const DRIVE_EFFICIENCY = 0.97
/** Our choice: downhill, riders brake at 45 km/h. */
const MAX_METRES_PER_SECOND = 45 / 3.6
const HALVINGS = 40
