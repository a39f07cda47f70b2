// Baseline for the API: the minimal Express 5 handler for the same request. It validates and stores nothing.
import express from 'express';

const app = express();
app.use(express.json());
app.post('/api/contact', (_request, response) => {
  response.status(201).json({
    success: true,
    message: 'Votre demande a été envoyée avec succès !',
    id: '01999999-9999-7999-8999-999999999999',
  });
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ event: 'server.listening', port: server.address().port })}\n`);
});
