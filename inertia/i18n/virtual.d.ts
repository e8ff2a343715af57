declare module 'virtual:messages/*' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}
