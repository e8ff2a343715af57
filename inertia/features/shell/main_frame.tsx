export { MainLayout as default } from '~/layouts/main_layout'
