type Knows = (email: string) => Promise<boolean>

let knows: Knows = () => Promise.resolve(false)

/** Has the module that knows say which addresses belong to clients of firms: letters address those as usted. */
export function tellClientsBy(test: Knows): void {
  knows = test
}

/** Whether an address is that of a client of firms. */
export function isClient(email: string): Promise<boolean> {
  return knows(email)
}
