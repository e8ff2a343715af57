export const policies = {
  MatterPolicy: () => import('#app/matters/policies/matter_policy'),
}

