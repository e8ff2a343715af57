import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import type Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'

/** A pin of this matter by its id. Throws NotFound, also for the pins of other matters. */
export async function findPin(matter: Matter, id: number, trx?: TransactionClientContract): Promise<MatterPin> {
  const pin = await MatterPin.findIn({ id: matter.workspaceId }, id, trx)
  if (pin.matterId !== matter.id) throw new NotFound('matter_pins')
  return pin
}
