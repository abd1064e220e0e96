export const SITE_NAME = 'Tahanan'
