/**
 * React and its friends choose their build by NODE_ENV when they are first loaded, and the development build renders
 * at a third of the speed. So a program that serves the shop imports this before anything else.
 */
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
