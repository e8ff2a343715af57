import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Writes the mask over a name in columns of the rows that keep something of a document (`document_id`). Rows without the name stay untouched. */
export async function maskColumns(
  trx: TransactionClientContract,
  { table, columns }: { table: string; columns: string[] },
  { documentId, mask }: { documentId: number; mask: (text: string) => string }
): Promise<void> {
  const rows: ({ id: number } & Record<string, string | null>)[] = await trx
    .from(table)
    .where('document_id', documentId)
    .select('id', ...columns)
  for (const { id, ...kept } of rows) {
    const masked = Object.entries(kept).filter(([, text]) => text && mask(String(text)) !== text)
    if (masked.length === 0) continue
    const changed = Object.fromEntries(masked.map(([column, text]) => [column, mask(String(text))]))
    await trx.from(table).where('id', id).update(changed)
  }
}
