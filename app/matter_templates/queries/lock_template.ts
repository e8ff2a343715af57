import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import MatterTemplate from '#app/matter_templates/models/matter_template'

/** A template as it is now, held until the transaction ends. Throws NotFound when somebody deleted it meanwhile. */
export async function lockTemplate(trx: TransactionClientContract, { id }: { id: number }): Promise<MatterTemplate> {
  const template = await MatterTemplate.query({ client: trx }).where('id', id).forUpdate().first()
  if (!template) throw new NotFound('matter templates')
  return template
}
