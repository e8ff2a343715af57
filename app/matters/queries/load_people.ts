import type Matter from '#app/matters/models/matter'

/** Loads who answers for a matter, its clients, and the account that follows it when there is one. */
export async function loadPeople(matter: Matter): Promise<void> {
  await matter.load((loader) => {
    loader.load('responsible').load('clients')
    if (matter.clientUserId !== null) loader.load('clientUser')
  })
}
