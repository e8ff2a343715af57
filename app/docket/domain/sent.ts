/** The same values without the names of their interfaces, as they are sent to the browser. */
export type Sent<T> = T extends object ? { [Key in keyof T]: Sent<T[Key]> } : T
