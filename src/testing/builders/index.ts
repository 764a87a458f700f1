export * from './build-buyer.ts'
export * from './build-product.ts'
