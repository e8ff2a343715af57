/** MySQL and MariaDB end one of two transactions that wait for each other; nothing of it is kept, and it may be begun again (ER_LOCK_DEADLOCK). */
const isDeadlock = (error: unknown) => (error as { code?: string } | null)?.code === 'ER_LOCK_DEADLOCK'

const TRIES = 3

/** Does a whole transaction, and does it again when the database ended it for a deadlock: three times in all. Throws what it throws otherwise. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error
    }
  }
}
